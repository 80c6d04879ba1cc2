/** Whether a key belongs to a field, a button or a piece that has the focus. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (!target) return false;
  if (target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)) return true;
  if (target instanceof HTMLInputElement) {
    // A ticked box or a chosen amount may still be confirmed, cancelled or undone.
    const isText = !['checkbox', 'radio', 'range', 'button'].includes(target.type);
    if (target.type === 'number' && event.key === 'Enter') return false;
    return isText || event.key.startsWith('Arrow') || event.key === ' ';
  }
  const isButton = target.closest('button, a, [role="button"], [role="tab"]') !== null;
  return isButton && (event.key === 'Enter' || event.key === ' ');
}
