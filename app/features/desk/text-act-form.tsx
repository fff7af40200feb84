import { TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import type { userBlockForm } from './users/form'

interface TextActFormProps {
  /** Of one text. */
  definition: typeof userBlockForm
  summary: string
  label: string
  hint: string
  button: string
  isRisky?: boolean
}

/** An act that needs a text, behind its name: nothing that is told to somebody happens by one press. */
export function TextActForm({ definition, summary, label, hint, button, isRisky }: TextActFormProps) {
  const { layout } = usePage()
  const { form, fields, isRejected } = useDefinedForm(definition)
  return (
    <Disclosure summary={summary} open={isRejected}>
      <PostForm form={form} action={layout.currentHref}>
        <TextAreaField field={fields.text} label={label} hint={hint} rows={3} />
        <p>
          <Button variant={isRisky ? 'risk' : undefined}>{button}</Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}
