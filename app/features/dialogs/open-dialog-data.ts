import type { DeleteCardData, GuestTopUpData, TopUpData } from '~/features/balance'
import type { CallRequestDialogData } from '~/features/call-request'
import type { EstimateData } from '~/features/estimate/index.server'
import type { LoanFlowData } from '~/features/loan/index.server'

export type OpenDialogData =
  | { name: 'delete-card'; data: DeleteCardData }
  | { name: 'top-up'; data: TopUpData | GuestTopUpData }
  | { name: 'loan'; data: LoanFlowData }
  | { name: 'estimate'; data: EstimateData }
  | { name: 'call-request'; data: CallRequestDialogData }
