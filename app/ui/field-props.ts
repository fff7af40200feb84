import type { FieldProps } from './field'

/** Separates the props of a field's label, hint and error from those of its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { id, label, hint, error, optional, labelHidden, className, ...control } = props
  return [{ id, label, hint, error, optional, labelHidden, className }, control] as const
}
