export { loadCardTerms } from './card-terms.server'
export { createLoanDialog } from './dialog.server'
export { loadCalculator } from './loader.server'
