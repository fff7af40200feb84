/** Header of a request that is nobody's view: a prefetch, a copy for reading offline, an owner's service worker. */
export const UNCOUNTED_HEADER = 'x-uncounted'
