import sanitize, { type IOptions, type Transformer } from 'sanitize-html'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { toHashedImage } from './hashed-images.server'

/**
 * Base rules: sanitized HTML runs no script, cannot imitate other parts of the page and loads only pictures.
 */
const BASE_OPTIONS: IOptions = {
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

const renameTag = (tagName: string): Transformer => sanitize.simpleTransform(tagName, {}, false)

/** Sanitizes upstream articles; links to our pages get the reader's language. */
export function sanitizeArticle(html: string, language: Language): string {
  return sanitize(html, {
    ...BASE_OPTIONS,
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'br'],
    allowedAttributes: { a: ['href', 'rel'] },
    transformTags: {
      b: renameTag('strong'),
      i: renameTag('em'),
      h1: renameTag('h2'),
      h4: renameTag('h3'),
      h5: renameTag('h3'),
      h6: renameTag('h3'),
      a: (tagName, { href = '' }) => ({ tagName, attribs: toLinkAttributes(href, language) }),
    },
  })
}

/** Sanitizes third-party banners to text, pictures and links. */
export function sanitizeBanner(html: string): string {
  return sanitize(html, {
    ...BASE_OPTIONS,
    allowedTags: ['a', 'b', 'br', 'em', 'i', 'img', 'p', 'span', 'strong'],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    },
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: toAdLinkAttributes(href) }),
      img: (tagName, attribs) => ({ tagName, attribs: toAdImageAttributes(attribs) }),
    },
  })
}

function toLinkAttributes(href: string, language: Language): Record<string, string> {
  if (isOwnPath(href)) return { href: toLocalizedPath(href, language) }
  return /^https?:/i.test(href) ? { href, rel: 'noopener' } : { href }
}

/** Returns attributes of ad links: external ones open in a new tab and are marked as paid. */
function toAdLinkAttributes(href: string): Record<string, string> {
  return isOwnPath(href) ? { href } : { href, target: '_blank', rel: 'sponsored noopener' }
}

function toAdImageAttributes(attributes: Record<string, string>): Record<string, string> {
  const { src } = attributes
  return { ...attributes, ...(src && { src: toHashedImage(src) }), loading: 'lazy' }
}

/** Returns true for paths of our site: browsers read `//host` and `/\\host` as other hosts. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href)
}
