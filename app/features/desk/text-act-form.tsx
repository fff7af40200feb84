import { TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import type { defineTextForm } from './text-form'

interface TextActFormProps {
  definition: ReturnType<typeof defineTextForm>
  summary: string
  label: string
  hint: string
  button: string
  isRisky?: boolean
}

/** Renders an action that requires a text, behind its name: a single click must not notify users. */
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
