import { removeInvisible } from './typed-text'

/** Escapes; attributes would turn tabs and newlines into spaces. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
}

/**
 * Escapes text and quoted attributes of XML and SVG. Drops invisible characters, because XML 1.0 forbids
 * some of them and stored rows may be older than input normalization.
 */
export function escapeXml(text: string): string {
  return removeInvisible(text).replace(/[&<>"'\t\n]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** Wraps a text in a CDATA section, as VAST requires for URLs. */
export function toCdata(text: string): string {
  return `<![CDATA[${removeInvisible(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
