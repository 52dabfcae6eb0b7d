import { records } from 'virtual:records/products'

/** The monthly plans (`products.yaml`). Their ids are those of `/contact?plan=…`. */
export const products = records
