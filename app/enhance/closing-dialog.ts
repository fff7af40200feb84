/** Time to read the success message, in milliseconds (from the specification). */
const READING_TIME_MS = 2_000

/** Closes the dialog of a message after its reading time. */
export default function closeAfterReading(message: HTMLElement): void {
  const close = message.closest('dialog')?.querySelector<HTMLElement>('[data-close]')
  setTimeout(() => close?.click(), READING_TIME_MS)
}
