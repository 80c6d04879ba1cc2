"""A player as a process: areopolis arena GAME --players "process:python this.py,club"."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        answer = message["options"][-1]
        print(json.dumps({"ask": message["ask"], "answer": answer}), flush=True)
