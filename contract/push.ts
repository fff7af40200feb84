/** Maximum browsers that one followed search notifies. */
export const MAX_PUSH_DEVICES = 5

/** Maximum length of the URL that a push service gives a browser. */
export const MAX_ENDPOINT_LENGTH = 1_000

/** Content of a notification, as the service worker reads it. */
export interface PushPayload {
  title: string
  body: string
  /** Path within the site, opened by a click. */
  path: string
  /** Key of what it is about: a later notification replaces an earlier one. */
  tag: string
}
