import type { ReactNode } from 'react'

interface ExternalFormProps {
  /** The page of another site, which the content policy must allow forms to lead to. */
  action: string
  fields: Readonly<Record<string, string>>
  /** The button. */
  children: ReactNode
}

/** A form that another site takes, with nothing to fill in. */
export function ExternalForm({ action, fields, children }: ExternalFormProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
