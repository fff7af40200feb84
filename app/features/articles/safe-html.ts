import { decodeEntities } from './entities'

const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'] as const
const INLINE = ['a', 'strong', 'em', 'br'] as const

/** The elements that an article may have; whatever is another is left out and its words stay. */
export type ArticleTag = (typeof BLOCKS)[number] | (typeof INLINE)[number]

export interface ArticleNode {
  tag: ArticleTag
  /** Of a link: a page of ours, of the web, or a way to write or call. */
  href?: string
  children: (ArticleNode | string)[]
}

/** Spellings of the elements above. */
const SAME: Record<string, ArticleTag> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }
/** What stands between these is no text for people. */
const UNREAD =
  /<(script|style|template|iframe|object|svg|math|noscript|title|textarea)\b[\s\S]*?(<\/\1\s*>|$)/gi
const PIECES = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
/** Nobody writes lists in lists deeper than this, and a page must not fall over one who does. */
const DEEPEST = 12

/**
 * The HTML of an upstream as plain elements of a short list, without any attribute but the addresses of links: nothing
 * in it can act, look like another part of the page or load something.
 */
export function readHtml(html: string): ArticleNode[] {
  const root: ArticleNode = { tag: 'p', children: [] }
  let open = [root]
  const here = () => open.at(-1) ?? root
  const within = (...tags: string[]) => open.findLastIndex(({ tag }, at) => at > 0 && tags.includes(tag))
  const closeFrom = (at: number) => {
    if (at > 0) open = open.slice(0, at)
  }

  for (const [piece, slash, name, attributes = ''] of html.replace(UNREAD, '').matchAll(PIECES)) {
    if (name === undefined) {
      if (!piece.startsWith('<!--')) addText(decodeEntities(piece))
      continue
    }
    const tag = tagOf(name.toLowerCase())
    if (!tag) continue
    if (slash) closeFrom(within(tag))
    else start(tag, attributes)
  }
  return root.children.filter((child) => typeof child !== 'string')

  function start(tag: ArticleTag, attributes: string) {
    const isBlock = (BLOCKS as readonly string[]).includes(tag)
    if (isBlock && tag !== 'li') closeFrom(within('p', 'h2', 'h3'))
    if (tag === 'li') {
      closeFrom(within('li') > within('ul', 'ol') ? within('li') : 0)
      if (within('ul', 'ol') < 0) start('ul', '')
    }
    if (!isBlock) ensureParagraph()
    if (open.length > DEEPEST) return
    const node: ArticleNode = { tag, children: [], ...(tag === 'a' && linkIn(attributes)) }
    here().children.push(node)
    if (tag !== 'br') open.push(node)
  }

  function addText(text: string) {
    if (text.trim() === '' && (open.length === 1 || ['ul', 'ol'].includes(here().tag))) return
    ensureParagraph()
    here().children.push(text)
  }

  /** Words outside any block are a paragraph. */
  function ensureParagraph() {
    if (open.length === 1) start('p', '')
  }
}

function tagOf(name: string): ArticleTag | undefined {
  return SAME[name] ?? [...BLOCKS, ...INLINE].find((tag) => tag === name)
}

/** An address that leads to a page; the rest of what a link can do is not for articles. */
function linkIn(attributes: string): { href?: string } {
  const [, ...values] = HREF.exec(attributes) ?? []
  const href = decodeEntities(values.find(Boolean) ?? '').trim()
  return /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/i.test(href) ? { href } : {}
}
