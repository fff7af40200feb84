import type { ReactNode } from 'react'

export interface TextSectionMessages {
  title: string
  text: string[]
  list?: string[]
  /** Below the list and what else the section has. */
  after?: string[]
}

interface TextSectionProps {
  id: string
  messages: TextSectionMessages
  children?: ReactNode
}

/** A heading with paragraphs, as pages of rules have them. */
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
