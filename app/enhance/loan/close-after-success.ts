/** The specification's time to read that the request is sent. */
const READING_TIME_MS = 2_000

/** A request that was sent closes its dialog by itself. */
export function closeAfterSuccess(): void {
  if (!document.querySelector('[data-closes]')) return
  setTimeout(() => document.querySelector<HTMLElement>('dialog[open] [data-close]')?.click(), READING_TIME_MS)
}
