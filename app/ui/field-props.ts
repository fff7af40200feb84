import type { FieldProps } from './field'

/** Parts what the frame of a field needs from what its control needs. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { id, label, hint, error, optional, labelHidden, className, ...control } = props
  return [{ id, label, hint, error, optional, labelHidden, className }, control] as const
}
