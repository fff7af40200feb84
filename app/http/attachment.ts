import { toOneLine } from '~contract/values/typed-text'

/** Characters that `encodeURIComponent` leaves unencoded, although RFC 5987 requires encoding. */
const UNENCODED = /['()*]/g

/** Returns the `Content-Disposition` that saves the response as a file of this name (RFC 6266). */
export function toAttachment(filename: string): string {
  const name = toOneLine(filename).replace(/[/\\]/g, '_') || 'file'
  const ascii = name.replace(/[^ -~]|["%]/g, '_')
  if (ascii === name) return `attachment; filename="${name}"`
  const encoded = encodeURIComponent(name).replace(UNENCODED, encodeAscii)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

function encodeAscii(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
