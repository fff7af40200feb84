import sanitize, { type IOptions, type Transformer } from 'sanitize-html'
import { type Language, localizedPath } from '../i18n/languages'

/** Nothing of these may act, look like another part of the page or be fetched from anywhere but where pictures may. */
const PLAIN: IOptions = {
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'math',
    'iframe',
  ],
  nestingLimit: 12,
}

const heading = (tagName: string): Transformer => sanitize.simpleTransform(tagName, {}, false)

/** The HTML that an upstream's article consists of; links to pages of ours lead to those of the reader's language. */
export function safeArticle(html: string, language: Language): string {
  return sanitize(html, {
    ...PLAIN,
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'br'],
    allowedAttributes: { a: ['href', 'rel'] },
    transformTags: {
      b: heading('strong'),
      i: heading('em'),
      h1: heading('h2'),
      h4: heading('h3'),
      h5: heading('h3'),
      h6: heading('h3'),
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href, language) }),
    },
  })
}

/** What others may advertise with in our pages: words, pictures and links. */
export function safeBanner(html: string): string {
  return sanitize(html, {
    ...PLAIN,
    allowedTags: ['a', 'b', 'br', 'em', 'i', 'img', 'p', 'span', 'strong'],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    },
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: advertised(href) }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
  })
}

function linkTo(href: string, language: Language): Record<string, string> {
  if (isOwn(href)) return { href: localizedPath(href, language) }
  return /^https?:/i.test(href) ? { href, rel: 'noopener' } : { href }
}

/** Paid for, and in a window of its own when it leads away. */
function advertised(href: string): Record<string, string> {
  return isOwn(href) ? { href } : { href, target: '_blank', rel: 'sponsored noopener' }
}

/** `//host` and `/\\host` are read as other hosts. */
function isOwn(href: string): boolean {
  return /^\/(?![/\\])/.test(href)
}
