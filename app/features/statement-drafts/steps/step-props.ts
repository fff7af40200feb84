import type { StatementDraftData } from '../loader.server'

export interface StepProps {
  data: StatementDraftData
  /** Of the form of the step. */
  action: string
}
