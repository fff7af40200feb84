import { html } from '~backend/platform/http/html'
import type { Locale } from '~backend/platform/localized-text'
import type { Article } from './article'

const SOURCES: Record<Locale, string> = { ka: 'წყაროები', en: 'Sources', ru: 'Источники' }

export function renderBody(article: Article, locale: Locale): string {
  const parts = article[locale].body.trim().split(/\n\s*\n/)
  return parts.map(renderPart).join('\n') + renderSources(article, locale)
}

function renderPart(part: string): string {
  if (part.startsWith('## ')) return `<h2>${renderInline(part.slice(3))}</h2>`
  if (!part.startsWith('- ')) return `<p>${renderInline(part)}</p>`
  const items = part.split(/\n(?=- )/)
  return `<ul>${items.map((item) => `<li>${renderInline(item.slice(2))}</li>`).join('')}</ul>`
}

function renderSources({ sources }: Article, locale: Locale): string {
  if (sources.length === 0) return ''
  const items = sources.map(({ name, url }) =>
    url ? html`<li><a href="${url}">${name[locale]}</a></li>` : html`<li>${name[locale]}</li>`,
  )
  return html`\n<h2>${SOURCES[locale]}</h2>\n<ul>${items}</ul>`.text
}

const renderInline = (text: string) =>
  html`${text.replace(/\s*\n\s*/g, ' ')}`.text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
