import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/**
 * Tables without widths, because the policy allows no styles. Tab moves to the next cell, and out of the editor after
 * the last one.
 */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

export const tableExtensions = [PlainTable, TableRow, TableHeader, TableCell];
