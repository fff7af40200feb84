/** Returns a number of its own for each form, as requests are limited by number. */
export const createPhone = () => `5${String(Date.now()).slice(-8)}`

/**
 * Returns the newest code that the site has sent to a number.
 * @param {string} messages page of all messages
 */
export function findSentCode(messages, /** @type {string} */ phone) {
  const [, after = ''] = messages.split(`<dd>${phone}</dd>`)
  return /\b\d{4}\b/.exec(after)?.[0] ?? ''
}
