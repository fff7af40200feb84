/** What can be wrong with a field: keys of the words `profile.field_errors`. */
export type ProfileErrorKey =
  | 'first_name_missing'
  | 'last_name_missing'
  | 'too_long'
  | 'personal_number_invalid'
  | 'phone_missing'
  | 'phone_invalid'
  | 'code_missing'
  | 'code_wrong'
  | 'code_expired'
  | 'code_spent'
  | 'rejected'

/** Why nothing came of it, besides what a field is to blame for. */
export type ProfileFailure = 'failed' | 'refused' | 'too_often' | 'wait'

/** What a form of the page came back with. */
export interface ProfileFormResult {
  form: 'names' | 'phone'
  values: Record<string, string>
  fieldErrors: { field: string; error: ProfileErrorKey }[]
  failure?: ProfileFailure | undefined
}
