"""A contract of import-linter: the packages of a folder never import each other."""

from __future__ import annotations

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class SeparateContract(Contract):
    """No package below one of `folders` imports another package below the same folder.

    A folder's own modules may be imported by all of its packages; a new package is held to the contract unnamed.
    """

    folders = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        found = [
            f"{importer} imports {imported}"
            for folder in self.folders  # type: ignore[attr-defined]
            for package in sorted(_packages(graph, folder))
            for importer in sorted({package, *graph.find_descendants(package)})
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            for other in _packages(graph, folder) - {package}
            if imported == other or imported.startswith(other + ".")
        ]
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["found"]:
            output.print_error(line)


def _packages(graph: ImportGraph, folder: str) -> set[str]:
    return {child for child in graph.find_children(folder) if graph.find_children(child)}
