import { records } from 'virtual:records/products'

/** What is sold by the month (`products.yaml`); the ids are those of `/contact?plan=…`. */
export const products = records
