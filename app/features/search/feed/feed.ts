import type { Language } from '~/i18n/languages'
import { escapeXml } from '~contract/values/xml-text'

export interface FeedEntry {
  statementId: number
  url: string
  title: string
  summary: string
  publishedAt: Date | undefined
  updatedAt: Date
  picture: FeedPicture | undefined
}

export interface FeedPicture {
  url: string
  /** Media type; undefined if the file name has no known extension. */
  type: string | undefined
}

export interface SearchFeed {
  language: Language
  title: string
  /** URLs of the search page and of this feed. */
  page: string
  self: string
  /** Name of the marketplace. */
  author: string
  /** Entries, latest change first. */
  entries: FeedEntry[]
}

export function formatAtomFeed({ language, title, page, self, author, entries }: SearchFeed): string {
  const updated = (entries[0]?.updatedAt ?? new Date(0)).toISOString()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeXml(self)}</id>
<title>${escapeXml(title)}</title>
<link href="${escapeXml(page)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<updated>${updated}</updated>
<author><name>${escapeXml(author)}</name></author>
${entries.map(formatAtomEntry).join('')}</feed>
`
}

function formatAtomEntry(entry: FeedEntry): string {
  return `<entry>
<id>${toEntryId(entry)}</id>
<title>${escapeXml(entry.title)}</title>
<link href="${escapeXml(entry.url)}"/>
${entry.picture ? formatEnclosure(entry.picture) : ''}${
  entry.publishedAt ? `<published>${entry.publishedAt.toISOString()}</published>\n` : ''
}<updated>${entry.updatedAt.toISOString()}</updated>
<summary>${escapeXml(entry.summary)}</summary>
</entry>
`
}

function formatEnclosure({ url, type }: FeedPicture): string {
  return `<link rel="enclosure"${type ? ` type="${type}"` : ''} href="${escapeXml(url)}"/>\n`
}

export function toJsonFeed({ language, title, page, self, author, entries }: SearchFeed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    language,
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: toEntryId(entry),
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      image: entry.picture?.url,
      date_published: entry.publishedAt?.toISOString(),
      date_modified: entry.updatedAt.toISOString(),
    })),
  }
}

/**
 * Returns a tag URI (RFC 4151). Readers show an entry again if its id changes, so it contains only the
 * statement's number.
 */
function toEntryId({ statementId }: FeedEntry): string {
  return `tag:ezo,2026:statement:${statementId}`
}
