import { xml } from '../../http/xml'
import type { Language } from '../../i18n/languages'

/** What a search has found, for programs that follow it. */
export interface Feed {
  language: Language
  title: string
  /** The search as a page, and this feed. */
  page: string
  self: string
  entries: { url: string; title: string; summary: string; updatedAt: Date }[]
}

/** The feed as Atom (RFC 4287). */
export function atomOf({ language, title, page, self, entries }: Feed): string {
  const updated = (entries[0]?.updatedAt ?? new Date(0)).toISOString()
  const rows = entries.map(
    (entry) => `<entry>
<id>${xml(entry.url)}</id>
<title>${xml(entry.title)}</title>
<link href="${xml(entry.url)}"/>
<updated>${entry.updatedAt.toISOString()}</updated>
<summary>${xml(entry.summary)}</summary>
</entry>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${xml(self)}</id>
<title>${xml(title)}</title>
<link href="${xml(page)}"/>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<updated>${updated}</updated>
<author><name>${xml(new URL(page).host)}</name></author>
${rows.join('')}</feed>
`
}

/** The feed as JSON Feed 1.1. */
export function jsonFeedOf({ language, title, page, self, entries }: Feed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    language,
    items: entries.map(({ url, title: name, summary, updatedAt }) => ({
      id: url,
      url,
      title: name,
      content_text: summary,
      date_modified: updatedAt.toISOString(),
    })),
  }
}
