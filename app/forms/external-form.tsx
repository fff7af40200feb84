import type { ReactNode } from 'react'

interface ExternalFormProps {
  /** URL of another site, which the content security policy must allow as a form target. */
  action: string
  fields: Readonly<Record<string, string>>
  /** Label of the button. */
  children: ReactNode
}

/** Renders a form that another site receives, with hidden fields only. */
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
