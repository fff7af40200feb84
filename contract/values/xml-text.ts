import { removeInvisible } from './typed-text'

/** Tabs and newlines would become spaces in attributes. */
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
 * Text or a quoted attribute of XML or SVG. Characters that XML 1.0 forbids are dropped with all others that cannot be seen,
 * because rows may be older than the rule for what is typed.
 */
export function escapeXml(text: string): string {
  return removeInvisible(text).replace(/[&<>"'\t\n]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** A text in a CDATA section, as VAST has its URLs. */
export function toCdata(text: string): string {
  return `<![CDATA[${removeInvisible(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
