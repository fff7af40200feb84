/** Time to read the success message, in milliseconds (from the specification). */
const READING_TIME_MS = 2_000

export function closeAfterSuccess(): void {
  if (!document.querySelector('[data-closes]')) return
  setTimeout(() => document.querySelector<HTMLElement>('dialog[open] [data-close]')?.click(), READING_TIME_MS)
}
