import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import type { DefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { joinClasses } from '~/ui/classes'

interface IdentityFormProps {
  form: DefinedForm
  /** Label of the button. */
  submit: string
  className?: string
  children: ReactNode
}

/** Renders the form of an identity page as a panel with one button. */
export function IdentityForm({ form, submit, className, children }: IdentityFormProps) {
  const { layout } = usePage()
  return (
    <PostForm form={form} action={layout.currentHref} className={joinClasses('panel', 'stack', className)}>
      {children}
      <Button variant="main" wide>
        {submit}
      </Button>
    </PostForm>
  )
}

interface LinkFormProps extends IdentityFormProps {
  /** Id of the email field. */
  id: string
  /** Code of the link. */
  code: string
  email: string
}

/** Renders the form of an emailed link. Password managers save the password with the email of its account. */
export function LinkForm({ id, code, email, children, ...props }: LinkFormProps) {
  const { t } = useTranslation('identity')
  return (
    <IdentityForm {...props}>
      <input type="hidden" name="code" value={code} />
      <label className="label" htmlFor={id}>
        {t('email')}
        <input className="input" id={id} value={email} autoComplete="username" readOnly />
      </label>
      {children}
    </IdentityForm>
  )
}
