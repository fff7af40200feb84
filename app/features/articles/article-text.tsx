import { usePage } from '../../http/page'
import { type Language, localizedPath } from '../../i18n/languages'
import type { ArticleNode } from './safe-html'

/** What an article says. Links to pages of ours lead to those of the reader's language. */
export function ArticleText({ nodes }: { nodes: readonly ArticleNode[] }) {
  const { language } = usePage()
  return <div className="prose tale-text">{nodes.map((node, at) => elementOf(node, at, language))}</div>
}

function elementOf(node: ArticleNode | string, at: number, language: Language) {
  if (typeof node === 'string') return node
  const { tag: Tag, href } = node
  if (Tag === 'br') return <br key={at} />
  const children = node.children.map((child, place) => elementOf(child, place, language))
  if (Tag !== 'a') return <Tag key={at}>{children}</Tag>
  return (
    <a key={at} {...(href && linkTo(href, language))}>
      {children}
    </a>
  )
}

function linkTo(href: string, language: Language) {
  if (href.startsWith('/')) return { href: localizedPath(href, language) }
  return { href, ...(href.startsWith('http') && { rel: 'noopener' }) }
}
