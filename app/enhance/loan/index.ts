import { recalculate } from './calculator'
import { closeItself } from './outcome'
import { helpAsking } from './request'

// Fetched by pages that show the mortgage, and by no other.
recalculate()
helpAsking()
closeItself()
