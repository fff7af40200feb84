import { ButtonForm } from '~/forms/button-form'
import { Button } from '~/ui/button'

interface UndoFormProps {
  label: string
  fields: readonly { name: string; value: string }[]
}

/** Renders the button that undoes a change of favourites, beside the message about it. */
export function UndoForm({ label, fields }: UndoFormProps) {
  return (
    <ButtonForm action="/do/favorite">
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="small">{label}</Button>
    </ButtonForm>
  )
}
