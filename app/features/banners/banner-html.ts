import { escapeHtml } from '~/http/escape-html'
import type { Banner } from '~/upstream/banners.server'

/** Returns markup unchanged; other content is the URL of a picture in the size that the banner names. */
export function toBannerHtml({ content, width, height }: Banner): string {
  if (content.includes('<')) return content
  return `<img src="${escapeHtml(content.trim())}" alt="" width="${width}" height="${height}">`
}
