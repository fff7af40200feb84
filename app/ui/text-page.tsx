import type { ReactNode } from 'react'

interface TextPageProps {
  title: string
  lead: string
  /** Date from which the text is valid. Undefined for pages that change by themselves. */
  updated?: string
  children: ReactNode
}

/** Renders a page of rules, whose route links `text-page.css`. */
export function TextPage({ title, lead, updated, children }: TextPageProps) {
  return (
    <article className="wrap text-page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {updated === undefined ? null : <p className="mute sm">{updated}</p>}
      {children}
    </article>
  )
}

export interface TextSectionMessages {
  title: string
  text: string[]
  list?: string[]
  /** Paragraphs below the list and the section's other content. */
  after?: string[]
}

interface TextSectionProps {
  id: string
  messages: TextSectionMessages
  children?: ReactNode
}

/** Renders a heading with paragraphs. */
export function TextSection({ id, messages: { title, text, list, after }, children }: TextSectionProps) {
  return (
    <section className="prose" id={id}>
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list ? (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {children}
      {after?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
