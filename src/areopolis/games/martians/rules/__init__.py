"""The effects of the rules, one noun a file, in the words of the rulebook."""
