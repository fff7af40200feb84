import type { FormHTMLAttributes } from 'react'
import { usePage } from '~/page/use-page'

type ButtonFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> & {
  action: `/do/${string}`
  /** Page shown after submission. Default: the current page. */
  returnTo?: string
}

/** Form that has only buttons and hidden fields, so nothing can be mistyped: see decision 24. */
export function ButtonForm({ returnTo, children, ...props }: ButtonFormProps) {
  const { layout } = usePage()
  return (
    <form method="post" {...props}>
      <input type="hidden" name="return_to" value={returnTo ?? layout.currentHref} />
      {children}
    </form>
  )
}
