import { enhanceAddedElements, enhanceElements } from './enhance-elements'
import { enhancements, pageEnhancements } from './registry'
import { appliesStyleSheets } from './shared/applies-style-sheets'

// The one module of plain documents: what it adds, they work without. docs/enhance.md
if (appliesStyleSheets) {
  for (const enhancePage of pageEnhancements) enhancePage()
  enhanceElements(enhancements)
  enhanceAddedElements(enhancements)
}
