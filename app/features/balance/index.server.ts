export { cardsAction } from './cards/action.server'
export { parseCardToDelete } from './cards/delete-card.server'
export { deleteCardDialog } from './cards/dialog.server'
export { loadReceipt } from './history/receipt.server'
export { startPayment } from './payment-method/pay.server'
export {
  errorToOutcome,
  type PaymentOutcome,
  refusalToOutcome,
  toOutcomeRedirect,
} from './payment-outcome.server'
export { topUpDialog } from './top-up/dialog.server'
