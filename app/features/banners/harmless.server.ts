import sanitize from 'sanitize-html'

/** What others may write into our pages: words, pictures and links, without looks, scripts or frames of their own. */
export function harmless(html: string): string {
  return sanitize(html, {
    allowedTags: ['a', 'b', 'br', 'em', 'i', 'img', 'p', 'picture', 'source', 'span', 'strong'],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      source: ['srcset', 'sizes', 'media', 'type', 'width', 'height'],
    },
    allowedSchemes: ['https', 'tel', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '', ...rest }) => ({
        tagName,
        // Paid for, and whoever is led elsewhere is not told from which page.
        attribs: href.startsWith('/')
          ? { href }
          : { ...rest, href, target: '_blank', rel: 'sponsored noopener' },
      }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
  })
}
