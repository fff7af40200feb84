import type { ReactNode } from 'react'

/** Outline of a courtyard gate with its tree. */
const GATE =
  'M14 94V46a52 40 0 0 1 104 0v48M26 94V48a40 30 0 0 1 80 0v46M4 94h124M66 94V70M66 70c-12 0-18-8-16-16 2-7 8-9 16-14 8 5 14 7 16 14 2 8-4 16-16 16z'

export type EmptyStateProps = {
  title: string
  children?: ReactNode
  action?: ReactNode
  level?: 'h1' | 'h2' | 'h3'
}

export function EmptyState({ title, action, level: Level = 'h2', children }: EmptyStateProps) {
  return (
    <div className="empty">
      <svg
        viewBox="0 0 132 96"
        width="132"
        height="96"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={GATE} strokeLinecap="round" />
      </svg>
      <Level>{title}</Level>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  )
}
