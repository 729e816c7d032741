export function TableView() {
  return null;
}
