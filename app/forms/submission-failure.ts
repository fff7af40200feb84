export type SubmissionFailure = 'failed' | 'refused' | 'too_often'
