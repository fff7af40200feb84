/** Why nothing came of a form that was filled in rightly, as far as we can tell. */
export type SubmissionFailure = 'failed' | 'refused' | 'too_often'
