/** The specification's time to read that the request is sent. */
const READ_MS = 2_000

/** A request that was sent closes its dialog by itself. */
export function closeItself(): void {
  if (!document.querySelector('[data-closes]')) return
  setTimeout(() => document.querySelector<HTMLElement>('dialog[open] [data-close]')?.click(), READ_MS)
}
