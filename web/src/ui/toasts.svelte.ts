/** Short notices at the edge of the page. */
export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'error';
}

const SHOWN_FOR = 7_000;

class Toasts {
  list = $state<Toast[]>([]);
  private last = 0;

  show(text: string, kind: Toast['kind'] = 'info'): void {
    if (this.list.some((toast) => toast.text === text)) return;
    this.last += 1;
    const id = this.last;
    this.list.push({ id, text, kind });
    setTimeout(() => this.drop(id), SHOWN_FOR);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
