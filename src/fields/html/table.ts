import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/**
 * Tables without widths of their own: the policy of rich text keeps no styles. Tab goes to the next cell, and out of the
 * editor behind the last one.
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
