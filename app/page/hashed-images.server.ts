/** URLs of the site's own drawings, by file. */
const HASHED_URLS = import.meta.glob<string>('../../public/img/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * Returns the URL by which browsers cache a drawing for a year. Upstreams name our drawings by their paths,
 * as in `/img/banks/tbc.svg`; other URLs are returned as they are.
 */
export function toHashedImage(src: string): string {
  return HASHED_URLS[`../../public${src}`] ?? src
}
