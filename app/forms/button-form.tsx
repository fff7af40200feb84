import type { FormHTMLAttributes } from 'react'
import { usePage } from '~/page/use-page'

type ButtonFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> & {
  action: `/do/${string}`
  /** The page shown afterwards, if not this one. */
  returnTo?: string
}

/** A form of buttons and hidden fields alone, which nobody can mistype: see decision 24. */
export function ButtonForm({ returnTo, children, ...props }: ButtonFormProps) {
  const { layout } = usePage()
  return (
    <form method="post" {...props}>
      <input type="hidden" name="return_to" value={returnTo ?? layout.currentHref} />
      {children}
    </form>
  )
}
