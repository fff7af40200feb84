import { html } from '~backend/platform/http/html'
import type { Locale } from '~backend/platform/localized-text'
import type { Article } from './article'

const SOURCES: Record<Locale, string> = { ka: 'წყაროები', en: 'Sources', ru: 'Источники' }

export function renderBody(article: Article, locale: Locale): string {
  const parts = article[locale].body.trim().split(/\n\s*\n/)
  return parts.map(renderPart).join('\n') + renderSources(article, locale)
}

function renderPart(part: string): string {
  const lines = part.split('\n').map((line) => line.trim())
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${renderInline(line.slice(2))}</li>`).join('')}</ul>`
  const [line = ''] = lines
  return line.startsWith('## ')
    ? `<h2>${renderInline(line.slice(3))}</h2>`
    : `<p>${renderInline(lines.join(' '))}</p>`
}

function renderSources({ sources }: Article, locale: Locale): string {
  if (sources.length === 0) return ''
  const items = sources.map(({ name, url }) =>
    url ? html`<li><a href="${url}">${name[locale]}</a></li>` : html`<li>${name[locale]}</li>`,
  )
  return html`\n<h2>${SOURCES[locale]}</h2>\n<ul>${items}</ul>`.text
}

const renderInline = (text: string) =>
  html`${text}`.text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
