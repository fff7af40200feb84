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

export type ProfileFailure = 'failed' | 'refused' | 'too_often' | 'wait'

export interface ProfileFormResult {
  form: 'names' | 'phone'
  values: Record<string, string>
  fieldErrors: { field: string; error: ProfileErrorKey }[]
  failure?: ProfileFailure | undefined
}
